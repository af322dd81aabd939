import { describeServers } from './testing/describe-worker';

describeServers('postgres');
