/**
 * What the person who started the tests wants to run.
 */
import { stages } from './list.mjs';

/** What a run of this kind runs if no stage is named, and what it tells the tests. */
const kinds = {
  '--quick': { stages: ['format', 'lint', 'types', 'modules', 'unit'], environment: {} },
  '--steady': { stages: ['build', 'browser'], environment: { RAILPOST_STEADY: '1' } },
  '--long': { stages: ['api'], environment: { RAILPOST_LONG: '1' } },
};

/**
 * @typedef {{ bench: boolean, environment: Record<string, string>, stages: import('./list.mjs').Stage[] }} Wish
 * @param {string[]} words the arguments
 * @returns {Wish | string} or a sentence
 */
export function readWish(words) {
  let bench = false;
  let names = stages.map(({ name }) => name);
  /** @type {string[] | undefined} */
  let only;
  /** @type {Record<string, string>} */
  const environment = {};
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? '';
    if (word === '--bench') bench = true;
    else if (word === '--quick' || word === '--steady' || word === '--long') {
      names = kinds[word].stages;
      Object.assign(environment, kinds[word].environment);
    } else if (word === '--only') {
      place += 1;
      only = (words[place] ?? '').split(',');
      const unknown = only.find((name) => !stages.some((stage) => stage.name === name));
      if (unknown !== undefined) return `There is no stage "${unknown}". ${usage}`;
    } else return `What is "${word}"? ${usage}`;
  }
  return { bench, environment, stages: stages.filter(({ name }) => (only ?? names).includes(name)) };
}

const usage = `Options: ${Object.keys(kinds).join(', ')}, --bench, --only ${stages.map((stage) => stage.name).join(',')} (one or several).`;
