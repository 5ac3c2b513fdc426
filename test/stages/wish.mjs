/**
 * What the person who started the tests wants to run.
 */
import { stages } from './list.mjs';

/**
 * @param {string[]} words the arguments
 * @returns {{ bench: boolean, quick: boolean, stages: import('./list.mjs').Stage[] } | string} or a sentence
 */
export function readWish(words) {
  let chosen = stages;
  let bench = false;
  let quick = false;
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place];
    if (word === '--bench') bench = true;
    else if (word === '--quick') quick = true;
    else if (word === '--only') {
      place += 1;
      const names = (words[place] ?? '').split(',');
      const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
      if (unknown !== undefined) return `There is no stage "${unknown}". ${usage}`;
      chosen = stages.filter((stage) => names.includes(stage.name));
    } else return `What is "${word}"? ${usage}`;
  }
  return { bench, quick, stages: quick ? chosen.filter((stage) => stage.quick) : chosen };
}

const usage = `Options: --quick, --bench, --only ${stages.map((stage) => stage.name).join(',')} (one or several).`;
