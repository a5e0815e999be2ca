import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import type { Text } from '../../core/index.js';
import { isStorable, type Kind, type Shaped } from './kind.js';

/** One field of a body or an answer. */
export interface FieldSaid {
  readonly name: string;
  readonly says: Text;
  readonly kind: Kind;
  /** Whether it may be left out of a body, or be null in an answer. */
  readonly optional: boolean;
}

/** A body or an answer: what the doors' documents say of it. */
export interface ShapeSaid {
  readonly name: string;
  readonly says: Text;
  readonly fields: readonly FieldSaid[];
}

const names = new Map<Shaped, { readonly name: string; readonly says: Text }>();
const fields = new Map<Shaped, FieldSaid[]>();

/** Names a body or an answer; the name is the type's in OpenAPI and GraphQL. */
export const Shape =
  (name: string, it: string, en: string) =>
  (of: Shaped): void =>
    void names.set(of, { name, says: { it, en } });

/** Declares a field once: what it means and what it may hold, for validator, OpenAPI and GraphQL alike. */
export const Said = (it: string, en: string, kind: Kind): PropertyDecorator => declare({ it, en }, kind, false);

/** The same for a field that may be left out. */
export const MaySay = (it: string, en: string, kind: Kind): PropertyDecorator => declare({ it, en }, kind, true);

const declare =
  (says: Text, kind: Kind, optional: boolean): PropertyDecorator =>
  (of, name) => {
    if (typeof name !== 'string') throw new Error('Fields have names.');
    // The decorated prototype knows its class.
    const shaped = of.constructor as Shaped;
    const known = fields.get(shaped) ?? [];
    fields.set(shaped, [...known, { name, says, kind, optional }]);
    const rules = [...validators(kind, {}), ...(optional ? [IsOptional()] : [])];
    for (const rule of rules) rule(of, name);
  };

const storable = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'storable', validator: { validate: value => isStorable(value) } }, options);

/** The rules of class-validator for a kind. */
const validators = (kind: Kind, options: ValidationOptions): readonly PropertyDecorator[] => {
  switch (kind.kind) {
    case 'words':
      return [
        IsString(options),
        MinLength(kind.shortest, options),
        MaxLength(kind.longest, options),
        ...(kind.pattern ? [Matches(kind.pattern.matches, options)] : []),
        storable(options),
      ];
    case 'whole':
      return [IsInt(options), Min(kind.min, options), Max(kind.max, options)];
    case 'number':
      return [IsNumber({}, options)];
    case 'yesNo':
      return [IsBoolean(options)];
    case 'time':
      return [IsISO8601({ strict: true }, options)];
    case 'choice':
      return [IsIn(Object.keys(kind.values), options)];
    case 'json':
      return [
        ValidateBy({ name: 'given', validator: { validate: value => value !== undefined && value !== null } }, options),
        storable(options),
      ];
    case 'shape':
      return [ValidateNested(options), Type(kind.of)];
    case 'several':
      return [IsArray(), ArrayMaxSize(kind.most), ...validators(kind.of, { each: true })];
  }
};

const known = new Map<Shaped, ShapeSaid>();

/** All that was said of a class. */
export const shapeOf = (of: Shaped): ShapeSaid => {
  const found = known.get(of) ?? gathered(of);
  known.set(of, found);
  return found;
};

const gathered = (of: Shaped): ShapeSaid => {
  const named = names.get(of);
  if (named === undefined) throw new Error(`${of.name} has no name: declare it with @Shape.`);
  return { ...named, fields: fieldsOf(of) };
};

const fieldsOf = (of: Shaped): readonly FieldSaid[] => {
  // A class's parent, if it has one, is a class.
  const parent = Object.getPrototypeOf(of) as Shaped | null;
  const inherited = parent && names.has(parent) ? fieldsOf(parent) : [];
  return [...inherited, ...(fields.get(of) ?? [])];
};
