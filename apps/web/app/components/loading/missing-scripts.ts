import { createStore } from '../../storage/store';

const address = createStore<string | undefined>(undefined);

/** Has the reload notice shown. @param to the address that its link loads; the page itself by default */
export const reportMissingScripts = (to = ''): void => address.write(to);

/** Where the reload notice leads; undefined while no script is missing. */
export const useReloadAddress = address.useValue;
