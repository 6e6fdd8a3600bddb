import { expect, test } from 'vitest';
import { pictureOf } from '#tests/support/files.ts';
import { redrawPicture } from './foreign-picture.ts';

test('a picture is decoded as its first bytes say, and as nothing else', async () => {
  const png = await pictureOf('png');
  const draw = () => Promise.resolve('drawn');
  expect(await redrawPicture(png, 'png', draw)).toBe('drawn');
  expect(await redrawPicture(png, 'jpeg', draw)).toBeNull();
  expect(await redrawPicture(Buffer.from('no picture'), 'png', draw)).toBeNull();
});
