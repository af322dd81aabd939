import { Module } from '@nestjs/common';
import { MailWaker } from './mail-waker';
import { SubmissionService } from './submission-service';

/** Takes leads in and wakes the relay: what every form's room builds on. */
@Module({ providers: [SubmissionService, MailWaker], exports: [SubmissionService, MailWaker] })
export class SubmissionsModule {}
