/**
 * What somebody may ask about, as a short text that can stand on an element (`data-about`): `train:3`, `tile:castle`,
 * `company:red`, `side:station/action`, `character:general`, `cell:0,-1`, `copy`, `term:priceChart`.
 */
export type Topic = string & { readonly topic?: never };

export const topicOf = (kind: string, id: string): Topic => `${kind}:${id}`;

export function partsOf(topic: Topic): readonly [kind: string, id: string] {
  const at = topic.indexOf(':');
  return at < 0 ? [topic, ''] : [topic.slice(0, at), topic.slice(at + 1)];
}
