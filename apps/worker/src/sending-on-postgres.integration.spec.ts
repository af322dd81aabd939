import { describeSending } from './testing/describe-worker';

describeSending('postgres');
