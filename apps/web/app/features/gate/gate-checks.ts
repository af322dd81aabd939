import { GateForm } from '@mainstage/contracts/gates/gate-form';
import { classResolver } from '../../forms/submission/class-resolver';

export const gateChecks = classResolver<{ password: string }>(GateForm);
