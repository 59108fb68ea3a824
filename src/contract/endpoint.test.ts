import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { byAdmin, byJudge } from './endpoint.ts';

describe('calls by who makes them', () => {
  it('takes ids for the parameters in a path, and for nothing else', () => {
    const { params } = byAdmin.get('/acts/:id/files/:file_id', { summary: 'One file.' });
    expect(params?.parse({ id: 'a1', file_id: 'b2' })).toEqual({ id: 'a1', file_id: 'b2' });
    expect(params?.safeParse({ id: 'a1', file_id: 'No id' }).success).toBe(false);
    expect(params?.safeParse({ id: 'a1' }).success).toBe(false);
    expect(byAdmin.get('/acts', { summary: 'All acts.' }).params).toBeUndefined();
  });

  it('takes the parameters that are given where they are no ids', () => {
    const params = z.object({ name: z.string() });
    expect(byAdmin.get('/copies/:name', { summary: 'One copy.', params }).params).toBe(params);
  });

  it('says who makes a call, how, and whether it is about a round', () => {
    const sent = byJudge.onRound.post('/marks', { summary: 'Sends marks.', once: true });
    expect(sent).toMatchObject({ who: 'judge', method: 'POST', path: '/marks', of: 'round', once: true });
    expect(byJudge.get('/marks', { summary: 'Reads marks.' }).of).toBeUndefined();
  });
});
