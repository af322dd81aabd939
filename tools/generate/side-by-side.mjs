import sharp from 'sharp';

const gap = 24;
/** A JPEG cannot be higher. */
const highest = 65_000;
/** Difference of a colour, of 255, that is seen. */
const seen = 24;

/**
 * Writes two captures of one width into one picture, the first on the left.
 * @param {Buffer[]} captures PNG
 * @param {string} file JPEG
 * @returns {Promise<number>} share of the area in which they differ; what only the higher one has counts as different
 */
export async function sideBySide(captures, file) {
  const sizes = await Promise.all(captures.map((capture) => sharp(capture).metadata()));
  const [width, height] = [sizes[0].width, Math.min(Math.max(...sizes.map((each) => each.height)), highest)];
  const whole = { width, height, fit: 'contain', position: 'top', background: '#fff' };
  const pages = captures.map((capture) => sharp(capture).removeAlpha().resize(whole));
  await sharp({ create: { width: 2 * width + gap, height, channels: 3, background: '#f0f' } })
    .composite(await placed(pages, width))
    .jpeg({ quality: 80 })
    .toFile(file);
  const [one, other] = await Promise.all(pages.map((page) => page.clone().raw().toBuffer()));
  let different = 0;
  for (let at = 0; at < one.length; at += 3)
    if ([0, 1, 2].some((part) => Math.abs(one[at + part] - other[at + part]) > seen)) different += 1;
  return different / (width * height);
}

const placed = (pages, width) =>
  Promise.all(
    pages.map(async (page, index) => ({
      input: await page.clone().png().toBuffer(),
      left: index * (width + gap),
      top: 0,
    })),
  );
