/**
 * A command that is not allowed gives a rejection, never an exception: a stable code for programs, parameters for the
 * language tables, the English sentence for everybody else, and the step of the turn that it concerns.
 */
export type Parameters = { readonly [name: string]: string | number };

export interface Rejection {
  readonly rejected: true;
  readonly code: string;
  readonly params: Parameters;
  readonly sentence: string;
  readonly step?: number;
}

export const reject = (code: string, params: Parameters = {}): Rejection => ({
  rejected: true,
  code,
  params,
  sentence: '',
});

export const isRejection = (result: object): result is Rejection => 'rejected' in result;
