/** The words of one part of the product in another language: a sentence for every key of the English part. */
export type WordsOf<Part> = { readonly [key in keyof Part]: string };
