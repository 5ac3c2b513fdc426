/**
 * Finds what a file imports: static, dynamic, for types only, by re-export or by `require`.
 */

/**
 * `from` is undefined when the name is only known at run time.
 * @typedef {{ from: string | undefined, typeOnly: boolean, later?: true, line: number }} Import `later` is a call of `import()`
 * @typedef {import('./tokens.mjs').Token} Token
 */

/**
 * @param {Token[]} tokens
 * @returns {Import[]}
 */
export function importsOf(tokens) {
  return tokens.flatMap((token, place) => {
    if (token.kind !== 'name' || isProperty(tokens, place)) return [];
    if (token.text === 'import') return imported(tokens, place);
    if (token.text === 'export') return reexported(tokens, place);
    if (token.text === 'require' && isSign(tokens[place + 1], '(')) return [called(tokens, place)];
    return [];
  });
}

/**
 * Whether the name at this place is that of a property, not a reference.
 * @param {Token[]} tokens
 * @param {number} place
 */
export function isProperty(tokens, place) {
  const [before, after] = [tokens[place - 1], tokens[place + 1]];
  if (isSign(before, '.') || isSign(before, '?.')) return true;
  const begins =
    before === undefined || ['{', ',', ';', '}'].some((text) => isSign(before, text)) || isModifier(before);
  if (!begins) return false;
  return isSign(after, ':') || (isSign(after, '?') && isSign(tokens[place + 2], ':')) || isMethod(tokens, place + 1);
}

/** @param {Token} token */
const isModifier = (token) =>
  token.kind === 'name' && ['readonly', 'async', 'static', 'get', 'set'].includes(token.text);

/**
 * A method has a body or a result type behind its parameters, a call has not.
 * @param {Token[]} tokens
 * @param {number} place of the opening bracket
 */
function isMethod(tokens, place) {
  if (!isSign(tokens[place], '(')) return false;
  let depth = 0;
  for (let at = place; at < tokens.length; at += 1) {
    if (isSign(tokens[at], '(')) depth += 1;
    if (isSign(tokens[at], ')')) depth -= 1;
    if (depth === 0) return isSign(tokens[at + 1], '{') || isSign(tokens[at + 1], ':');
  }
  return false;
}

/**
 * @param {Token[]} tokens
 * @param {number} place of `import`
 * @returns {Import[]}
 */
function imported(tokens, place) {
  const next = tokens[place + 1];
  if (isSign(next, '.')) return [];
  if (isSign(next, '(')) return [called(tokens, place)];
  const line = tokens[place]?.line ?? 0;
  if (next?.kind === 'string') return [{ from: unquoted(next), typeOnly: false, line }];
  const typeOnly = next?.text === 'type' && !isName(tokens[place + 2], 'from');
  for (let at = place + 1; at < tokens.length && !isSign(tokens[at], ';') && !isSign(tokens[at], '='); at += 1) {
    const source = tokens[at + 1];
    if (isName(tokens[at], 'from') && source?.kind === 'string') return [{ from: unquoted(source), typeOnly, line }];
  }
  return [];
}

/**
 * @param {Token[]} tokens
 * @param {number} place of `export`
 * @returns {Import[]}
 */
function reexported(tokens, place) {
  const typeOnly = isName(tokens[place + 1], 'type');
  let at = place + (typeOnly ? 2 : 1);
  if (isSign(tokens[at], '{')) {
    while (at < tokens.length && !isSign(tokens[at], '}')) at += 1;
    at += 1;
  } else if (isSign(tokens[at], '*')) {
    at += isName(tokens[at + 1], 'as') ? 3 : 1;
  } else return [];
  const source = tokens[at + 1];
  if (!isName(tokens[at], 'from') || source?.kind !== 'string') return [];
  return [{ from: unquoted(source), typeOnly, line: tokens[place]?.line ?? 0 }];
}

/**
 * @param {Token[]} tokens
 * @param {number} place of `import` or `require` before a bracket
 * @returns {Import}
 */
function called(tokens, place) {
  const [source, after] = [tokens[place + 2], tokens[place + 3]];
  const known = source?.kind === 'string' && (isSign(after, ')') || isSign(after, ','));
  return { from: known ? unquoted(source) : undefined, typeOnly: false, later: true, line: tokens[place]?.line ?? 0 };
}

/** @param {Token} token */
const unquoted = (token) => token.text.slice(1, -1);

/**
 * @param {Token | undefined} token
 * @param {string} text
 */
const isSign = (token, text) => token?.kind === 'sign' && token.text === text;

/**
 * @param {Token | undefined} token
 * @param {string} text
 */
const isName = (token, text) => token?.kind === 'name' && token.text === text;
