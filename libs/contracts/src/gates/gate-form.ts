import { TextLine } from '../rules';

/** The password of a page (rule gate.password). */
export class GateForm {
  @TextLine({ max: 1000, description: 'Password of the page' })
  password!: string;
}
