import { describeSending } from './testing/describe-worker';

describeSending('redis');
