/**
 * Types of API answers. The schemas in this folder are the source: routes declare them, OpenAPI is generated from them,
 * and `web` imports the types made from them. So these files hold schemas only and import nothing that runs on a server.
 */
import type * as z from 'zod/mini';

/** The body of an answer, as its reader gets it. */
export type Answer<Schema extends z.ZodMiniType> = DeepReadonly<z.infer<Schema>>;

type DeepReadonly<Value> = Value extends readonly (infer Entry)[]
  ? readonly DeepReadonly<Entry>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
    : Value;

/** The body of an answer, as a route hands it over: an object with open names may be any object. */
export type Written<Value> = Value extends readonly (infer Entry)[]
  ? readonly Written<Entry>[]
  : Value extends object
    ? string extends keyof Value
      ? object
      : { readonly [Name in keyof Value]: Written<Value[Name]> }
    : Value;
