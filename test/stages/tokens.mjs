/**
 * Cuts TypeScript into tokens, so that the module check sees names and imports where they are code and nowhere else: not
 * in comments, strings, regular expressions or the text between JSX tags.
 */

/** @typedef {{ kind: 'name' | 'string' | 'sign' | 'other', text: string, line: number }} Token */

const blank = /\s+|\/\/[^\n]*|\/\*[^]*?\*\//y;
const name = /[\p{ID_Start}$_#][\p{ID_Continue}$]*/uy;
const attributeName = /[\p{ID_Start}$_][\p{ID_Continue}$-]*/uy;
const number = /\.?\d[\w.]*/y;
const string = /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"/y;
const regularExpression = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const jsxText = /[^{<]+/y;
const sign = /\?\.(?!\d)|\.\.\.|=>|[^]/uy;

/** After these words an expression begins, so that `/` opens a regular expression and `<` a JSX tag. */
const beforeExpression = new Set([
  'return',
  'typeof',
  'case',
  'do',
  'else',
  'in',
  'of',
  'new',
  'void',
  'delete',
  'throw',
  'await',
  'yield',
  'default',
]);

/**
 * @param {string} source
 * @param {{ jsx: boolean }} options
 * @returns {Token[]}
 */
export function tokenise(source, { jsx }) {
  const reader = new Reader(source, jsx);
  reader.code();
  return reader.tokens;
}

class Reader {
  /** @type {Token[]} */
  tokens = [];
  #place = 0;
  #line = 1;
  #source;
  #jsx;

  /**
   * @param {string} source
   * @param {boolean} jsx
   */
  constructor(source, jsx) {
    this.#source = source;
    this.#jsx = jsx;
  }

  /** Reads code up to the end, or up to the brace that closes what the caller has opened. */
  code() {
    let depth = 0;
    while (this.#place < this.#source.length) {
      if (this.#skip(blank) || this.#take('other', number)) continue;
      if (this.#take('name', name) || this.#take('string', string)) continue;
      if (this.#source[this.#place] === '`') {
        this.#template();
        continue;
      }
      if (this.#expressionBegins()) {
        if (this.#take('other', regularExpression)) continue;
        if (this.#jsx && this.#source[this.#place] === '<' && this.#tryElement()) continue;
      }
      this.#take('sign', sign);
      const text = this.tokens.at(-1)?.text;
      if (text === '{') depth += 1;
      if (text === '}') depth -= 1;
      if (depth < 0) return;
    }
  }

  #expressionBegins() {
    const last = this.tokens.at(-1);
    // `x!` asserts, `!x` negates: after the first no expression begins.
    if (last?.text === '!') return this.#beginsAfter(this.tokens.at(-2));
    return this.#beginsAfter(last);
  }

  /** @param {Token | undefined} token */
  #beginsAfter(token) {
    if (token === undefined) return true;
    if (token.kind === 'name') return beforeExpression.has(token.text);
    return token.kind === 'sign' && !')]}'.includes(token.text);
  }

  /** Strings within a template's holes are code again; a template without a hole is a string. */
  #template() {
    const line = this.#line;
    let text = '';
    let holes = 0;
    this.#advance(1);
    while (this.#place < this.#source.length) {
      const character = this.#source[this.#place];
      if (character === '`') break;
      if (character === '$' && this.#source[this.#place + 1] === '{') {
        holes += 1;
        this.#advance(2);
        this.tokens.push({ kind: 'sign', text: '${', line: this.#line });
        this.code();
        continue;
      }
      const length = character === '\\' ? 2 : 1;
      text += this.#source.slice(this.#place, this.#place + length);
      this.#advance(length);
    }
    this.#advance(1);
    this.tokens.push({ kind: holes === 0 ? 'string' : 'other', text: `\`${text}\``, line });
  }

  /** In a .tsx file `<` may also open type parameters; then this reads nothing. */
  #tryElement() {
    const [place, line, length] = [this.#place, this.#line, this.tokens.length];
    if (this.#element()) return true;
    this.#place = place;
    this.#line = line;
    this.tokens.length = length;
    return false;
  }

  /** @returns {boolean} whether a whole element was there */
  #element() {
    this.#advance(1);
    this.#tagName();
    for (;;) {
      if (this.#skip(blank) || this.#take('string', string)) continue;
      const rest = this.#source.slice(this.#place, this.#place + 2);
      if (rest === '/>') {
        this.#advance(2);
        this.tokens.push({ kind: 'other', text: '/>', line: this.#line });
        return true;
      }
      if (rest.startsWith('>')) break;
      if (rest.startsWith('{')) this.#hole();
      else if (rest.startsWith('=') || rest.startsWith(':')) this.#advance(1);
      else if (!this.#skip(attributeName)) return false;
    }
    this.#advance(1);
    return this.#children();
  }

  /** A component's name is a reference, an element's is not. */
  #tagName() {
    if (/[A-Z]/.test(this.#source[this.#place] ?? '')) this.#take('name', name);
    while (this.#skip(attributeName) || this.#skip(/[.:]/y));
  }

  #children() {
    while (this.#place < this.#source.length) {
      const character = this.#source[this.#place];
      if (character === '{') this.#hole();
      else if (character !== '<') this.#take('other', jsxText);
      else if (this.#source[this.#place + 1] !== '/') {
        if (!this.#element()) return false;
      } else {
        this.#skip(/<\/[^>]*>/y);
        this.tokens.push({ kind: 'other', text: '/>', line: this.#line });
        return true;
      }
    }
    return false;
  }

  #hole() {
    this.tokens.push({ kind: 'sign', text: '${', line: this.#line });
    this.#advance(1);
    this.code();
  }

  /** @param {number} length */
  #advance(length) {
    for (let index = 0; index < length; index += 1) {
      if (this.#source[this.#place + index] === '\n') this.#line += 1;
    }
    this.#place += length;
  }

  /** @param {RegExp} pattern */
  #match(pattern) {
    pattern.lastIndex = this.#place;
    return pattern.exec(this.#source)?.[0];
  }

  /** @param {RegExp} pattern */
  #skip(pattern) {
    const text = this.#match(pattern);
    if (text === undefined || text === '') return false;
    this.#advance(text.length);
    return true;
  }

  /**
   * @param {Token['kind']} kind
   * @param {RegExp} pattern
   */
  #take(kind, pattern) {
    const text = this.#match(pattern);
    if (text === undefined || text === '') return false;
    this.tokens.push({ kind, text, line: this.#line });
    this.#advance(text.length);
    return true;
  }
}
