import { createStore } from '../../storage/store';

const address = createStore<string | undefined>(undefined);

/** Shows the reload notice. @param to address that its link loads; by default the current page */
export const reportMissingScripts = (to = ''): void => address.write(to);

/** Target of the reload notice; undefined while no script is missing. */
export const useReloadAddress = address.useValue;
