import { expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { TEMPLATES } from '#domain/planning/templates.ts';
import { movedWeight, readFile } from './draft.ts';

it('takes of a file what a show is, and not where this house’s letters and codes lead', () => {
  const strangers = {
    publicAddress: 'https://elsewhere.example',
    mailOn: true,
    wifiName: 'Free',
    contactLine: 'Ring 555',
    twoPersonCertification: true,
  };
  const file = { ...TEMPLATES.school_show, settings: { ...TEMPLATES.school_show.settings, ...strangers } };
  const settings = readFile(JSON.stringify(snakeKeys(file)))?.settings;
  expect(settings).toMatchObject({ twoPersonCertification: true });
  for (const name of ['publicAddress', 'mailOn', 'wifiName', 'contactLine'])
    expect(settings).not.toHaveProperty(name);
});

it('moves a weight by whole ones and keeps its two decimals', () => {
  expect([2.67, 1.33, 0.5, 3].map((weight) => movedWeight(weight, -1))).toEqual([1.67, 0.33, -0.5, 2]);
  expect([2.67, 1.1, 19].map((weight) => movedWeight(weight, 1))).toEqual([3.67, 2.1, 20]);
});
