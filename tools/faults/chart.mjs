const ROW = 20;
const TOP = 64;
const LEFT = 250;
const PLOT = 560;
const RIGHT = 40;
/** Seconds at both ends of the logarithmic axis; faster recoveries are drawn at its start. */
const LEAST = 0.05;
const MOST = 120;
const TICKS = [0.1, 0.3, 1, 3, 10, 30, 120];

const x = (seconds) => {
  const share = Math.log(Math.max(LEAST, Math.min(MOST, seconds)) / LEAST) / Math.log(MOST / LEAST);
  return Math.round((LEFT + share * PLOT) * 10) / 10;
};
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Every fault as two dots in the row of its kind: seconds until a form was answered (ring) and until a mail was
 * accepted (disc), beside the allowed time of the kind (tick). A missing recovery is red at the end.
 * @param {{ name: string, allowed: number, answer: number | null, mail: number | null }[]} faults
 * @returns {string} SVG
 */
export function chart(faults) {
  const names = [...new Set(faults.map(({ name }) => name))].sort((a, b) => a.localeCompare(b, 'en'));
  const height = TOP + names.length * ROW + 24;
  const width = LEFT + PLOT + RIGHT;
  const parts = TICKS.map(
    (tick) =>
      `<path class="grid" d="M${x(tick)} ${TOP - 10}V${height - 20}"/><text x="${x(tick)}" y="${TOP - 16}" text-anchor="middle">${tick} s</text>`,
  );
  for (const [row, name] of names.entries()) {
    const y = TOP + row * ROW + ROW / 2;
    const of = faults.filter((fault) => fault.name === name);
    parts.push(`<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end">${escape(name)} (${of.length})</text>`);
    parts.push(`<path class="limit" d="M${x(of[0].allowed)} ${y - 7}v14"/>`);
    for (const { answer, mail } of of)
      for (const [kind, seconds] of [
        ['answer', answer],
        ['mail', mail],
      ]) {
        const never = seconds === null;
        parts.push(`<circle class="${never ? 'never' : kind}" cx="${x(never ? MOST : seconds)}" cy="${y}" r="3.5"/>`);
      }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">Seconds until a form was answered and a mail accepted again, for each of ${faults.length} faults</title>
<style>
  text { font: 12px system-ui, sans-serif; fill: #33363d; }
  .grid { stroke: #dcdfe4; } .limit { stroke: #33363d; stroke-width: 2; fill: none; }
  .answer { fill: none; stroke: #0b6bcb; stroke-width: 1.5; } .mail { fill: #d9730d; fill-opacity: .7; } .never { fill: #c4162a; }
</style>
<rect width="100%" height="100%" fill="#fff"/>
<circle class="answer" cx="${LEFT + 6}" cy="18" r="3.5"/><text x="${LEFT + 16}" y="22">first 201</text>
<circle class="mail" cx="${LEFT + 106}" cy="18" r="3.5"/><text x="${LEFT + 116}" y="22">first mail accepted</text>
<path class="limit" d="M${LEFT + 262} 11v14"/><text x="${LEFT + 272}" y="22">promised</text>
<circle class="never" cx="${LEFT + 352}" cy="18" r="3.5"/><text x="${LEFT + 362}" y="22">not within 120 s</text>
${parts.join('\n')}
</svg>
`;
}
