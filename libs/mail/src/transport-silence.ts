import type { Socket } from 'node:net';

/** Calls back once after this time without traffic on the socket, at most 5 % late. @returns ends the watch */
export function onSilence(socket: Socket, milliseconds: number, callback: () => void): () => void {
  const bytesNow = () => socket.bytesRead + socket.bytesWritten;
  let [bytes, since] = [bytesNow(), performance.now()];
  const look = () => {
    if (bytesNow() !== bytes) [bytes, since] = [bytesNow(), performance.now()];
    else if (performance.now() - since >= milliseconds) {
      clearInterval(timer);
      callback();
    }
  };
  const timer = setInterval(look, Math.min(Math.max(milliseconds / 20, 5), 1000));
  return () => clearInterval(timer);
}
