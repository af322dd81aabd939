import { ProblemError } from '../http/problem-error';

/** The webinar's hour is over: nobody can sign up for it any more (rule webinar.state). */
export class RegistrationClosed extends ProblemError {
  constructor() {
    super('registration_closed', 'This webinar is over; registration is closed');
  }
}
