/** Comments on positions of a table. */
import { tablePath } from './api.ts';
import { type Answer, ask } from './request.ts';

export const SIGNS = ['look', 'good', 'doubtful'] as const;
export type Sign = (typeof SIGNS)[number];

export interface PlaceMark {
  /** The id of a place: `3,-1`. */
  readonly cell: string;
  readonly sign: Sign;
}

export interface Annotation {
  readonly id: string;
  readonly version: number;
  readonly at: string;
  readonly text: string;
  readonly marks: readonly PlaceMark[];
  /** Who wrote it: a seat, the host, or an onlooker by name. */
  readonly seat: number | null;
  readonly host: boolean;
  readonly name: string | null;
  /** This browser did, and may take it out. */
  readonly own: boolean;
}

export interface Annotations {
  /** Who may comment. */
  readonly annotators: 'players' | 'everybody';
  readonly annotations: readonly Annotation[];
}

export interface NewAnnotation {
  readonly version: number;
  readonly text: string;
  readonly marks: readonly PlaceMark[];
  readonly seat?: number;
  readonly name?: string;
}

const path = (id: string): string => `${tablePath(id)}/annotations`;

export const readAnnotations = (id: string): Promise<Answer<Annotations>> => ask(path(id));

export const writeAnnotation = (id: string, body: NewAnnotation): Promise<Answer<Annotation>> =>
  ask(path(id), { method: 'POST', body });

export const withdrawAnnotation = (id: string, { id: annotation, seat }: Annotation): Promise<Answer<unknown>> =>
  ask(`${path(id)}/withdrawals`, { method: 'POST', body: seat === null ? { annotation } : { annotation, seat } });
