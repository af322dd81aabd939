import { textPath } from '@mainstage/pdf/fonts/text-path';

const sheet = '#F7F5F1';
const quiet = '#B6B3BC';
const signal = '#FF4B2B';
const ground = '#0D0D14';

interface ScreenPosition {
  x: number;
  y: number;
  width: number;
  height: number;
}

const lights = `<defs>
  <linearGradient id="led" x1="0" x2="1" y1="0" y2="0"><stop stop-color="#5B2BFF"/><stop offset=".5" stop-color="#FF2E88"/><stop offset="1" stop-color="#FFB02E"/></linearGradient>
  <linearGradient id="dusk" x1="0" x2=".6" y1="0" y2="1"><stop stop-color="#2A1273"/><stop offset=".55" stop-color="#6B1C6E"/><stop offset="1" stop-color="#1A0B2E"/></linearGradient>
  <filter id="glow" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="46"/></filter>
</defs>`;

/** A screen with its frame and glow. */
const screen = ({ x, y, width, height }: ScreenPosition, fill: string) => `
  <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#7A3BFF" opacity=".55" filter="url(#glow)"/>
  <rect x="${x - 10}" y="${y - 10}" width="${width + 20}" height="${height + 20}" rx="6" fill="#050507"/>
  <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const whole = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">${lights}${content}</svg>`;

const line = (x: number, y: number, width: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="2" fill="${sheet}" opacity=".25"/>`;

/** Three screens as guests see them, drawn over a picture of the building. Their company is a sample. */
export const screens = {
  'signage-welcome.webp': {
    behind: 'lobby-brand',
    svg: whole(
      [
        screen({ x: 560, y: 70, width: 484, height: 860 }, 'url(#dusk)'),
        `<rect x="560" y="70" width="484" height="8" fill="url(#led)"/>`,
        textPath('Welcome', { x: 604, y: 210, size: 92, fill: sheet }),
        line(604, 262, 396),
        textPath('Sample & Sons', { x: 604, y: 330, size: 40, fill: sheet, font: 'strong' }),
        textPath('Annual Summit', { x: 604, y: 384, size: 40, fill: sheet, font: 'text' }),
        textPath('Level 6', { x: 604, y: 760, size: 72, fill: sheet }),
        textPath('Skyline Stage', { x: 604, y: 816, size: 34, fill: sheet, font: 'text' }),
        `<path d="M604 872h70m-26-24l28 24-28 24" stroke="${signal}" stroke-width="7" fill="none"/>`,
      ].join(''),
    ),
  },
  'signage-way.webp': {
    behind: 'hall-empty',
    svg: whole(
      [
        ...[
          {
            x: 330,
            name: 'Sample & Sons',
            rooms: [
              ['6', 'Skyline Stage'],
              ['5', 'Workshops'],
              ['4', 'Dinner'],
            ],
          },
          {
            x: 860,
            name: 'Guests',
            rooms: [
              ['6', 'Terrace'],
              ['5', 'Cloakroom'],
              ['4', 'Quiet room'],
            ],
          },
        ].map(({ x, name, rooms }) =>
          [
            screen({ x, y: 110, width: 410, height: 730 }, ground),
            `<rect x="${x}" y="110" width="410" height="7" fill="url(#led)"/>`,
            textPath(name, { x: x + 36, y: 190, size: 36, fill: quiet, font: 'strong' }),
            ...rooms.map(([floor = '', room = ''], index) =>
              [
                line(x + 36, 240 + index * 190, 338),
                textPath(floor, { x: x + 36, y: 372 + index * 190, size: 128, fill: index === 0 ? signal : sheet }),
                textPath(room, { x: x + 132, y: 350 + index * 190, size: 32, fill: sheet, font: 'text' }),
              ].join(''),
            ),
          ].join(''),
        ),
      ].join(''),
    ),
  },
  'signage-door.webp': {
    behind: 'meeting-dusk',
    svg: whole(
      [
        screen({ x: 290, y: 215, width: 1020, height: 574 }, ground),
        `<rect x="290" y="215" width="1020" height="7" fill="url(#led)"/>`,
        textPath('Workshop', { x: 344, y: 312, size: 62, fill: sheet }),
        textPath('10:42', { x: 1096, y: 312, size: 62, fill: quiet, font: 'text' }),
        `<rect x="344" y="356" width="912" height="150" fill="#2A1273"/>`,
        `<rect x="344" y="356" width="8" height="150" fill="${signal}"/>`,
        textPath('Now', { x: 388, y: 408, size: 28, fill: sheet, font: 'strong' }),
        textPath('A price for every season', { x: 388, y: 466, size: 44, fill: sheet }),
        textPath('11:30', { x: 344, y: 584, size: 32, fill: quiet, font: 'text' }),
        textPath('What customers asked', { x: 470, y: 584, size: 32, fill: sheet, font: 'text' }),
        line(344, 620, 912),
        textPath('13:00', { x: 344, y: 684, size: 32, fill: quiet, font: 'text' }),
        textPath('Lunch on level 4', { x: 470, y: 684, size: 32, fill: sheet, font: 'text' }),
      ].join(''),
    ),
  },
} as const;
