import { writeSync } from 'node:fs';

/** Bytes buffered for a slow reader; further lines are dropped. */
const maxBufferedBytes = 1_000_000;
const retryMs = 50;

let droppedLines = 0;

/** Log lines of this process that could not be written since it started. */
export function droppedLogLines(): number {
  return droppedLines;
}

export type WriteBytes = (bytes: Uint8Array) => number;

/**
 * Writes log lines to a file or pipe that may be full or closed. A line that cannot be written is dropped and counted;
 * nothing is thrown, because a process that serves visitors must not end because of its log.
 */
export class LogOutput {
  /** Called after the first line that could be written again, with the number of lost lines and the reason. */
  onRecovery: ((dropped: number, code: string) => void) | undefined;
  /** Bytes that a slow reader has not read yet. */
  private buffered: Uint8Array = new Uint8Array();
  private timer: NodeJS.Timeout | undefined;
  private lost = 0;
  private reason = '';
  /** A line was written partly: the next one must not continue it. */
  private cut = false;

  /** @param writeBytes writes at least some of the bytes and returns how many; standard output by default */
  constructor(private readonly writeBytes: WriteBytes = (bytes) => writeSync(1, bytes)) {}

  /** @param line with its line break; as pino calls it */
  write(line: string): void {
    const bytes = Buffer.from(this.cut ? `\n${line}` : line);
    if (this.buffered.length > 0) {
      if (this.buffered.length + bytes.length > maxBufferedBytes) this.drop('EAGAIN');
      else this.buffered = Buffer.concat([this.buffered, bytes]);
      return;
    }
    this.put(bytes);
  }

  private put(bytes: Uint8Array): void {
    let written = 0;
    try {
      while (written < bytes.length) written += this.writeBytes(bytes.subarray(written));
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
      if (code === 'EAGAIN') return this.hold(bytes.subarray(written));
      this.cut ||= written > 0;
      this.drop(code);
      return;
    }
    this.cut = false;
    this.reportRecovery();
  }

  private hold(bytes: Uint8Array): void {
    this.buffered = bytes;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const bytesHeld = this.buffered;
      this.buffered = new Uint8Array();
      this.put(bytesHeld);
    }, retryMs).unref();
  }

  private drop(code: string): void {
    this.lost += 1;
    droppedLines += 1;
    this.reason = code;
  }

  private reportRecovery(): void {
    if (this.lost === 0) return;
    const { lost, reason } = this;
    this.lost = 0;
    this.onRecovery?.(lost, reason);
  }
}
