/** One and the same text for equal values (RFC 8785): names in order, nothing between. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(item => canonical(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const held = value as { readonly [name: string]: unknown };
  const names = Object.keys(held)
    .filter(name => held[name] !== undefined)
    .sort();
  return `{${names.map(name => `${JSON.stringify(name)}:${canonical(held[name])}`).join(',')}}`;
};
