/** A QR code for phones and the same address in words for everyone else. Dark on white in both house lights. */

import { Fragment, useMemo } from 'react';
import { codePath } from './code-path.ts';
import { plainAddress } from './format.ts';
import styles from './QrCode.module.css';
import { say } from './say.ts';

export interface QrCodeProps {
  /** The address in the code. */
  value: string;
  /** What it is for: "Vote". */
  label: string;
  /** Puts these words below the code, or else the address. */
  words?: string | true;
  /** Width and height in px. */
  size?: number;
}

/** A QR code with a quiet zone of four modules. */
export function QrCode({ value, label, words, size = 240 }: QrCodeProps) {
  const { path, side } = useMemo(() => codePath(value), [value]);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.code}
        style={{ maxWidth: size }}
        width={size}
        height={size}
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={say('parts.qrCode', { label })}
      >
        <rect width={side} height={side} fill="#fff" />
        <path d={path} fill="#10120d" />
      </svg>
      {words && (
        <figcaption className={styles.words}>
          {words === true ? brokenAtSlashes(plainAddress(value)) : words}
        </figcaption>
      )}
    </figure>
  );
}

/** An address that goes on in the next line where one of its words ends; a browser breaks it inside of one. */
const brokenAtSlashes = (address: string) =>
  address.split(/(?<=\/)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));
