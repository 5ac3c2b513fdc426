/** The checksum against the vectors of RFC 3720 (iSCSI), appendix B.4. */
import { expect, it } from 'vitest';
import { crc32c, masked } from './crc32c.ts';

it.each([
  ['32 bytes of zeros', Buffer.alloc(32), 0x8a9136aa],
  ['32 bytes of ones', Buffer.alloc(32, 0xff), 0x62a8ab43],
  ['32 rising bytes', Buffer.from(Array.from({ length: 32 }, (_, byte) => byte)), 0x46dd794e],
  ['nine digits', Buffer.from('123456789'), 0xe3069283],
])('%s', (_, bytes, expected) => {
  expect(crc32c(bytes)).toBe(expected);
  expect(crc32c(bytes.subarray(5), crc32c(bytes.subarray(0, 5)))).toBe(expected);
});

it('masks as leveldb does', () => {
  expect(masked(0xe3069283)).toBe(((((0xe3069283 >>> 15) | (0xe3069283 << 17)) >>> 0) + 0xa282ead8) % 2 ** 32);
});
