import { filmOrigins, originsOf } from './film-origins';

describe('the origins of hosted films', () => {
  it('are those of addresses that lead elsewhere, each once', () => {
    const addresses = ['/film/house-film.mp4', 'https://player.example/embed/1', 'https://player.example/2', undefined];
    expect(originsOf(addresses)).toEqual(['https://player.example']);
  });

  it('hold the player that the style guide embeds', () => {
    expect(filmOrigins).toHaveLength(new Set(filmOrigins).size);
    expect(filmOrigins).toContainEqual(expect.stringMatching(/^https:\/\/player\./));
  });
});
