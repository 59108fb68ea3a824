/** A phone in the hall without a browser: it keeps its marks and asks over real HTTP. */

/** A phone at the server at `origin`; it has its mark already. `headers` go with everything that it asks. */
export async function phoneAt(origin: string, headers: Readonly<Record<string, string>> = {}) {
  const jar = new Map<string, string>();
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...headers,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  await ask('/ballot');
  return {
    jar,
    ask,
    enter: (code: string) => ask('/vote/code', { code }),
    enterRoom: (code: string) => ask('/vote/room-code', { code }),
    vote: (poll: string, choice: readonly string[]) => ask(`/polls/${poll}/ballot`, { choice }),
  };
}
