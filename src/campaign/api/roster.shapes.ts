import {
  choice,
  json,
  MaySay,
  Said,
  several,
  shape,
  Shape,
  time,
  uuid,
  whole,
  words,
  yesOrNo,
} from '../../api/door/index.js';
import { mostUnits } from '../domain/roster.js';

const name = words(100, 1, {
  matches: /^(?=.*\S).{1,100}$/su,
  says: { it: 'un nome da 1 a 100 caratteri', en: 'a name of 1 to 100 characters' },
});
const unitId = words(10, 10, {
  matches: /^[0-9a-hjkmnp-tv-z]{10}$/,
  says: { it: 'l’id di un’unità del roster', en: 'the id of a unit of the roster' },
});
const facts = json('un oggetto con i campi dell’unità', 'an object with the fields of the unit');

@Shape('RosterUnitWritten', 'Un’unità da scrivere in un roster.', 'A unit to write into a roster.')
export class RosterUnitWritten {
  @MaySay('Il suo id, se il roster l’ha già.', 'Its id, if the roster has it already.', unitId) readonly id?: string;
  @Said('Come si chiama.', 'What it is called.', name) readonly name!: string;
  @Said('Che cosa dice di lei il modello del libro.', 'What the book’s unit model says of it.', facts)
  readonly facts!: unknown;
}

const visibility = choice('RosterVisibility', {
  club: { it: 'tutto il club', en: 'the whole club' },
  private: { it: 'chi l’ha fatto e gli arbitri', en: 'its maker and the referees' },
});

const units = several(
  shape(() => RosterUnitWritten),
  mostUnits,
);

@Shape('RosterWritten', 'Un roster da fare.', 'A roster to make.')
export class RosterAsked {
  @Said('Il regolamento.', 'The ruleset.', words(40)) readonly ruleset!: string;
  @Said('Come si chiama.', 'What it is called.', name) readonly name!: string;
  @MaySay('Chi può leggerlo; se manca, il club.', 'Who may read it; the club if left out.', visibility)
  readonly visibility?: 'club' | 'private';
  @Said('Le unità.', 'The units.', units) readonly units!: readonly RosterUnitWritten[];
}

@Shape('RosterChange', 'Un roster riscritto.', 'A roster written anew.')
export class RosterChangeAsked {
  @Said('Come si chiama.', 'What it is called.', name) readonly name!: string;
  @MaySay(
    'Chi può leggerlo; se manca, come prima. Lo decide chi l’ha fatto.',
    'Who may read it; as before if left out. Its maker decides.',
    visibility,
  )
  readonly visibility?: 'club' | 'private';
  @Said('Tutte le unità: chi manca non c’è più.', 'All its units: whoever is missing is gone.', units)
  readonly units!: readonly RosterUnitWritten[];
}

@Shape('RosterListed', 'Un roster in un elenco.', 'A roster in a list.')
export class RosterListed {
  @Said('Il roster.', 'The roster.', uuid) readonly id!: string;
  @Said('Il club.', 'The club.', uuid) readonly club!: string;
  @Said('Il regolamento.', 'The ruleset.', words(40)) readonly ruleset!: string;
  @Said('Come si chiama.', 'What it is called.', name) readonly name!: string;
  @Said('Il socio che l’ha fatto.', 'The member who made it.', uuid) readonly madeBy!: string;
  @Said(
    'Chi può leggerlo quando nessuna battaglia aperta lo usa.',
    'Who may read it while no open battle uses it.',
    visibility,
  )
  readonly visibility!: string;
  @Said('Quante unità ha.', 'How many units it has.', whole(0, mostUnits)) readonly many!: number;
  @Said('La sua versione, che è anche il suo ETag.', 'Its version, which is its ETag too.', whole(1, 2_000_000_000))
  readonly version!: number;
  @Said('Quando fu fatto.', 'When it was made.', time) readonly createdAt!: string;
  @Said('Quando fu cambiato.', 'When it was changed.', time) readonly changedAt!: string;
}

@Shape('RosterUnit', 'Un’unità di un roster.', 'A unit of a roster.')
export class RosterUnitTold {
  @Said('L’unità.', 'The unit.', unitId) readonly id!: string;
  @Said('Come si chiama.', 'What it is called.', name) readonly name!: string;
  @Said('Che cosa dice di lei il modello del libro.', 'What the book’s unit model says of it.', facts)
  readonly facts!: unknown;
}

@Shape('Roster', 'Un roster con le sue unità.', 'A roster with its units.')
export class RosterTold extends RosterListed {
  @Said(
    'Le unità.',
    'The units.',
    several(
      shape(() => RosterUnitTold),
      mostUnits,
    ),
  )
  readonly units!: readonly RosterUnitTold[];
}

@Shape('RosterFault', 'Che cosa non va in un’unità.', 'What is wrong with a unit.')
export class RosterFaultTold {
  @Said('Dove.', 'Where.', words(300)) readonly path!: string;
  @Said('Un codice che non cambia.', 'A code that does not change.', words(60)) readonly code!: string;
  @Said('Che cosa serve.', 'What was expected.', words(2000)) readonly detail!: string;
}

const judgement = choice('RosterJudgement', {
  resolved: { it: 'ammessa', en: 'allowed' },
  'not-allowed': { it: 'il libro la vieta', en: 'the book forbids it' },
});

@Shape('RosterCheck', 'Come una procedura del libro giudica un’unità.', 'How a procedure of the book judges a unit.')
export class RosterCheckTold {
  @Said('La procedura.', 'The procedure.', words(100)) readonly procedure!: string;
  @Said('Come si intitola.', 'Its title.', words(300)) readonly title!: string;
  @Said('Il giudizio.', 'The judgement.', judgement) readonly status!: string;
  @Said('Il giudizio in una frase.', 'The judgement in one sentence.', words(2000)) readonly summary!: string;
  @Said('I paragrafi.', 'The paragraphs.', several(words(200), 50)) readonly cites!: readonly string[];
}

@Shape('RosterUnitReport', 'Che cosa dice il libro di un’unità.', 'What the book says of a unit.')
export class RosterUnitReportTold {
  @Said('L’unità.', 'The unit.', unitId) readonly id!: string;
  @Said('Come si chiama.', 'What it is called.', name) readonly name!: string;
  @Said('Se può scendere in campo.', 'Whether it may take the field.', yesOrNo) readonly ready!: boolean;
  @Said(
    'Che cosa non va, se il libro è cambiato da quando fu scritta.',
    'What is wrong, if the book has changed since it was written.',
    several(
      shape(() => RosterFaultTold),
      1000,
    ),
  )
  readonly faults!: readonly RosterFaultTold[];
  @Said(
    'Come la giudicano le procedure del libro.',
    'How the procedures of the book judge it.',
    several(
      shape(() => RosterCheckTold),
      20,
    ),
  )
  readonly checks!: readonly RosterCheckTold[];
}

@Shape('RosterReport', 'Che cosa dice il libro di un roster.', 'What the book says of a roster.')
export class RosterReportTold {
  @Said('Il roster.', 'The roster.', uuid) readonly roster!: string;
  @Said('La sua versione.', 'Its version.', whole(1, 2_000_000_000)) readonly version!: number;
  @Said('L’edizione delle regole.', 'The edition of the rules.', words(60)) readonly edition!: string;
  @Said('Se può scendere in campo.', 'Whether it may take the field.', yesOrNo) readonly ready!: boolean;
  @Said(
    'Unità per unità.',
    'Unit by unit.',
    several(
      shape(() => RosterUnitReportTold),
      mostUnits,
    ),
  )
  readonly units!: readonly RosterUnitReportTold[];
}
