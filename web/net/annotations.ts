/** Comments on positions of a table. */
import type { Annotation, Annotations } from '../../functions/http/answers/annotations.ts';
import { tablePath } from './api.ts';
import { type Answer, ask } from './request.ts';

export type { Annotation, Annotations } from '../../functions/http/answers/annotations.ts';

export const SIGNS = ['look', 'good', 'doubtful'] as const satisfies readonly Sign[];
export type PlaceMark = Annotation['marks'][number];
export type Sign = PlaceMark['sign'];

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
