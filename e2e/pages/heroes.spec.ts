// Rules: site.language
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels from one that is looked at to the next. */
const step = 4;

/** Luminance of every fourth pixel of what is on the screen, by WCAG, row by row. */
async function lightOf(page: Page): Promise<{ wide: number; light: number[] }> {
  const shot = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ data, step }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const [wide, high] = [Math.floor(bitmap.width / step), Math.floor(bitmap.height / step)];
      const drawing = new OffscreenCanvas(wide, high).getContext('2d')!;
      drawing.imageSmoothingEnabled = false;
      drawing.drawImage(bitmap, 0, 0, wide, high);
      const { data: pixels } = drawing.getImageData(0, 0, wide, high);
      const part = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const light = Array.from({ length: wide * high }, (_, at) => {
        const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * at);
        return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
      });
      return { wide, light };
    },
    { data: shot, step },
  );
}

/** The words' letters, or their shade too, out of sight without moving anything. */
const hide = (page: Page, what: 'letters' | 'all') =>
  page.evaluate(async (wanted) => {
    // From the top, as it was measured, wherever the browser has put the page meanwhile.
    window.scrollTo(0, 0);
    const words = document.querySelector<HTMLElement>('[data-hero="words"]')!;
    document.querySelector<HTMLElement>('header')!.style.visibility = 'hidden';
    if (wanted === 'all') words.style.visibility = 'hidden';
    else for (const child of words.children) (child as HTMLElement).style.visibility = 'hidden';
    // Drawn, before anybody takes a picture of it.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, what);

/** The hero stands as it will stay: with its own typefaces, which move words, and its picture drawn. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const picture = document.querySelector<HTMLImageElement>('[data-hero="picture"] img')!;
    await Promise.all([document.fonts.ready, picture.decode()]);
    window.scrollTo(0, 0);
  });

const within = (light: number[], wide: number, { x, y, width, height }: Box) =>
  light.filter((_, at) => {
    const [left, top] = [(at % wide) * step, Math.floor(at / wide) * step];
    return left >= x && left < x + width && top >= y && top < y + height;
  });

for (const path of ['/', '/venues/floors', '/overview', '/venues/skyline-stage', '/venues/skyline-studio'])
  test(`${path}: words are read at 4.5 to 1, and the picture beside them burns as it was made`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      // Opened anew at each width: which picture is shown, and when, is decided as the page comes.
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await hydrated(page);
      await settled(page);
      const texts = await page
        .locator('[data-hero="words"]')
        .first()
        .evaluate((words) =>
          [...words.querySelectorAll('h1, p')].map((text) => {
            const { x, y, width: wide, height: high } = text.getBoundingClientRect();
            const [red = 0, green = 0, blue = 0] = (getComputedStyle(text).color.match(/[\d.]+/g) ?? []).map(Number);
            return { box: { x, y, width: wide, height: high }, dimmest: Math.min(red, green, blue) };
          }),
        );
      const words = (await page.locator('[data-hero="words"]').first().boundingBox())!;
      await hide(page, 'letters');
      const shaded = await lightOf(page);
      await hide(page, 'all');
      const bare = await lightOf(page);

      for (const { box, dimmest } of texts) {
        const behind = within(shaded.light, shaded.wide, box).sort((one, other) => other - one);
        // A lamp of a few pixels between letters makes no word unreadable.
        const brightest = behind[Math.floor(behind.length / 100)] ?? 0;
        const letters = (dimmest / 255) ** 2.2;
        expect((letters + 0.05) / (brightest + 0.05)).toBeGreaterThanOrEqual(4.5);
      }
      // What shines: the brightest twentieth of the picture that neither words nor navigation lie on.
      const free = bare.light
        .map((light, at) => ({ light, at }))
        .filter(({ at }) => {
          const [left, top] = [(at % bare.wide) * step, Math.floor(at / bare.wide) * step];
          const beside = left > words.x + words.width + 130 || top < words.y - 80 || top > words.y + words.height + 130;
          return beside && top > 150 && top < 700;
        })
        .sort((one, other) => other.light - one.light);
      const shining = free.slice(0, Math.max(1, Math.floor(free.length / 20)));
      const mean = (lights: readonly number[]) => lights.reduce((sum, light) => sum + light, 0) / lights.length;
      const [before, after] = [
        mean(shining.map(({ light }) => light)),
        mean(shining.map(({ at }) => shaded.light[at]!)),
      ];
      expect(after / before).toBeGreaterThan(0.85);
      // Where the screen is narrow nothing is written on the picture at all.
      const picture = (await page.locator('[data-hero="picture"]').first().boundingBox())!;
      if (width < 700) expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    }
  });
