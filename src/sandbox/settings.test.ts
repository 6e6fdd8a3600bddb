import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const env = { PORT: '3001', DATA_DIR: 'data', SECRET: 'sixteen characters', SHOP_ORIGINS: 'http://localhost:3000/' };

test('the bank does not start without a secret, an address and a shop, and reports which is missing without printing values', () => {
  expect(readSettings(env)).toMatchObject({ shopOrigins: ['http://localhost:3000'], webhookUrl: null });
  expect(() => readSettings({ ...env, SECRET: '' })).toThrow('wrong settings: SECRET: must be set');
  expect(() => readSettings({ ...env, SECRET: 'short' })).toThrow(/^(?!.*short).*SECRET: must have at least/);
  expect(() => readSettings({ ...env, SHOP_ORIGINS: 'localhost' })).toThrow('SHOP_ORIGINS');
  expect(() => readSettings({ ...env, PORT: undefined })).toThrow('PORT');
});
