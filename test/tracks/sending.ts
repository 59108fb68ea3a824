/** Sending a file as a browser does, with the same tus client. */
import { DetailedError, Upload } from 'tus-js-client';

export interface Sent {
  /** 0 when it went through. */
  status: number;
  code: string;
  sentence: string;
  /** Where the upload stands on the server. */
  url: string | null;
}

const said = (text: string | undefined): { error?: string; code?: string } => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return {};
  }
};

/** Sends the bytes; a connection that breaks is taken up again at once, a refusal is not. */
export function sendFile(
  endpoint: string,
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
  chunkSize?: number,
): Promise<Sent> {
  return new Promise((resolve) => {
    const upload = new Upload(bytes, {
      endpoint,
      headers: { ...headers },
      retryDelays: Array<number>(12).fill(50),
      onShouldRetry: (error) => (error.originalResponse?.getStatus() ?? 0) === 0,
      ...(chunkSize !== undefined && { chunkSize }),
      onSuccess: () => resolve({ status: 0, code: '', sentence: '', url: upload.url }),
      onError: (error) => {
        const response = error instanceof DetailedError ? error.originalResponse : undefined;
        const answer = said(response?.getBody());
        resolve({
          status: response?.getStatus() ?? -1,
          code: answer.code ?? '',
          sentence: answer.error ?? error.message,
          url: upload.url,
        });
      },
    });
    upload.start();
  });
}
