/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createStoredValue } from './stored-value';

it('a stored value is what nothing stored means in the prerendered page', () => {
  const value = createStoredValue({ area: 'local', key: 'mainstage.test', parse: (text) => text ?? 'nothing' });
  const Shown = () => <p>{value.useValue()}</p>;
  expect(renderToString(<Shown />)).toBe('<p>nothing</p>');
});
