import '@mainstage/ui/testing/with-styles';
import '@testing-library/jest-dom';
import { createStyleCache } from './style-cache';

test('prerendered styles stay where they are in the head, and those that are added later come after them', () => {
  document.head.innerHTML = '<style data-emotion="ms a1">.ms-a1{color:red}</style><title></title>';
  const [prerendered, title] = [...document.head.children];
  const cache = createStyleCache();
  expect(cache.inserted['a1']).toBe(true);
  expect(document.head.firstElementChild).toBe(prerendered);

  cache.sheet.insert('.ms-b2{color:blue}');
  const [first, added, last] = [...document.head.children];
  expect([first, last]).toEqual([prerendered, title]);
  expect(added).toHaveAttribute('data-emotion', 'ms');
});
