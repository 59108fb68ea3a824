/** Reads server-sent events out of a stream of text, as the standard cuts them. */

/** One event. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** What was understood: whole events, and the retry time in ms when the server named one. */
export interface Understood {
  events: StreamEvent[];
  retryMs: number | undefined;
}

/** A reader that keeps what is not whole yet. Feed it text as it arrives. */
export function eventReader(): (text: string) => Understood {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    const understood: Understood = { events: [], retryMs: undefined };
    for (const block of blocks) {
      const event: StreamEvent = { event: 'message', data: '' };
      for (const line of block.split('\n')) {
        const colon = line.indexOf(':');
        const field = line.slice(0, colon);
        const value = line.slice(colon + 1).replace(/^ /, '');
        if (field === 'event') event.event = value;
        else if (field === 'data') event.data += value;
        else if (field === 'retry' && /^\d+$/.test(value)) understood.retryMs = Number(value);
      }
      if (event.data !== '') understood.events.push(event);
    }
    return understood;
  };
}
