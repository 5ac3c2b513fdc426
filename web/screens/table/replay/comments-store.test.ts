import { afterEach, describe, expect, it } from 'vitest';
import {
  beginDraft,
  brought,
  changeDraft,
  comments,
  draft,
  isFullOfMarks,
  marksAt,
  read,
  toggleMark,
} from './comments-store.ts';

const said = { version: 2, at: '2026-01-01T10:00:00.000Z', text: 'Nice', marks: [], seat: 0, host: false };

afterEach(() => {
  changeDraft('table', null);
  read.value = null;
  brought.value = [];
});

describe('a comment', () => {
  it('has as many marks as the service takes, and one less when a cell is pressed again', () => {
    beginDraft('table', 2);
    for (let x = 0; x < 30; x++) toggleMark('table', `${x},0`);
    expect([draft.value?.marks.length, draft.value && isFullOfMarks(draft.value)]).toEqual([24, true]);
    toggleMark('table', '0,0');
    expect(draft.value?.marks.length).toBe(23);
    expect(marksAt(2).length).toBe(23);
    expect(marksAt(1)).toEqual([]);
  });

  it('of a file is not told twice where the table has it too', () => {
    read.value = { annotators: 'players', annotations: [{ ...said, id: 'one', name: null, own: true }] };
    const other = { ...said, version: 1, text: 'Earlier' };
    brought.value = [said, other].map((one) => ({ ...one, hash: '', name: 'Ines' }));
    expect(comments.value.map(({ text, fromFile }) => [text, fromFile])).toEqual([
      ['Earlier', true],
      ['Nice', false],
    ]);
  });
});
