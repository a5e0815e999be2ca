/** The case all benchmarks share: infantry fire, twelve facts, twelve rows, full explanation. */
export const procedure = 'ordre-mixte.fire.infantry-percentage';
export const input = {
  firingBases: 4,
  rangeBand: 'short',
  quality: 'elite',
  disordered: false,
  russianInfantry: false,
  firerCover: 'none',
  targetFormation: 'column',
  targetArm: 'infantry',
  targetCover: 'light',
  flankOrRear: true,
  chargingThisTurn: false,
  atDefendedChokepoint: false,
};
