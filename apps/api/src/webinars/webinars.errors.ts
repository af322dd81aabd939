import { ProblemError } from '../http/problem-error';

/** The webinar is over: registration is closed (rule webinar.state). */
export class RegistrationClosed extends ProblemError {
  constructor() {
    super('registration_closed', 'This webinar is over; registration is closed');
  }
}
