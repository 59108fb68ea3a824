import { describe, expect, it } from 'vitest';
import { COMMAND_KINDS } from '#domain/show/commands.ts';
import { camelKeys } from '../case.ts';
import { asShowCommand, showCommand } from './schema.ts';

const sent = { command_id: 'c1', expected_version: 4 };

describe('a show command on the wire', () => {
  it('has a schema for each kind that the rules know, and for no other', () => {
    const kinds = showCommand.options.flatMap(({ shape: { kind } }) =>
      'options' in kind ? kind.options : [...kind.values],
    );
    expect([...kinds].sort()).toEqual([...COMMAND_KINDS].sort());
  });

  it('becomes the command that the rules take', () => {
    const parsed = showCommand.parse({ ...sent, kind: 'set_start', started_at: '2026-04-18T19:30:00Z' });
    expect(asShowCommand(camelKeys(parsed))).toEqual({
      kind: 'set_start',
      commandId: 'c1',
      expectedVersion: 4,
      startedAt: Date.UTC(2026, 3, 18, 19, 30),
    });
  });

  it.each([
    { kind: 'go' },
    { ...sent, kind: 'go', force: true },
    { ...sent, kind: 'go', expected_version: -1 },
    { ...sent, kind: 'jump' },
    { ...sent, kind: 'send_note', text: '' },
    { ...sent, kind: 'open_poll', poll_id: 'p1' },
    { ...sent, kind: 'launch' },
  ])('without what it needs, or with more, is refused: %j', (command) => {
    expect(showCommand.safeParse(command).success).toBe(false);
  });
});
