import { previewProblems, type WholeMessage, type MessageNotice } from '@mainstage/contracts/desk/messages';
import { messageDocumentPolicy } from '@mainstage/inbound-mail/view/message-document';
import { Answer } from '@mainstage/desk/answer/answer';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { isUUID } from 'class-validator';
import { EntityManager } from 'typeorm';
import { ProblemError } from '../http/problem-error';
import { MessageViewReader } from './message-view-reader';

/** Whole inbound messages, and sent answers. They are parsed from their bytes at each request (ADR 47). */
@Injectable()
export class StoredMessages {
  constructor(
    private readonly manager: EntityManager,
    private readonly reader: MessageViewReader,
  ) {}

  /** @throws ProblemError `not_found` */
  async message(id: string): Promise<WholeMessage> {
    const { raw, ...stored } = await this.find(id);
    const { message } = await this.reader.read({ raw, view: 'message' });
    const text = message?.text ?? stored.fullText;
    const attachments = message?.attachments ?? [];
    const notices: MessageNotice[] = [...(message?.notices ?? ['unreadable' as const])];
    if (text.trim() === '') notices.push(attachments.length > 0 ? 'only-attachments' : 'no-text');
    return {
      id,
      from: stored.sender,
      fromName: message?.fromName ?? null,
      subject: stored.subject,
      receivedAt: stored.receivedAt.toISOString(),
      text,
      hasHtml: message?.hasHtml ?? false,
      ...{ notices, attachments },
    };
  }

  /**
   * The HTML of a message, with a policy that allows nothing but reading it.
   * @throws ProblemError `not_found`, also if it has no HTML
   */
  async html(id: string, response: Response): Promise<string> {
    const { html } = await this.reader.read({ raw: (await this.find(id)).raw, view: 'html' });
    if (html === undefined) throw new ProblemError('not_found', 'This message has no HTML');
    response.set({
      'Content-Security-Policy': messageDocumentPolicy,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    });
    return html;
  }

  /** Sent as an attachment of a neutral type. @throws ProblemError `not_found` */
  async attachment(id: string, number: string): Promise<StreamableFile> {
    const { raw } = await this.find(id);
    const { attachment } = await this.reader.read({ raw, view: 'attachment', number: fileNumber(number) });
    if (!attachment) throw new ProblemError('not_found', 'There is no such attachment');
    return fileOf(attachment.name, Buffer.from(attachment.content));
  }

  /** A picture among its files, re-encoded. @throws ProblemError `not_found`, `preview_unavailable` with the reason */
  async preview(id: string, number: string): Promise<StreamableFile> {
    const { raw } = await this.find(id);
    const result = await this.reader.read({ raw, view: 'preview', number: fileNumber(number) });
    // Without a result there is no such file, or re-encoding exceeded the limits.
    if (!result.preview) await this.attachment(id, number);
    const { preview = 'too-large' } = result;
    if (typeof preview === 'string') throw new ProblemError('preview_unavailable', previewProblems[preview]);
    return new StreamableFile(preview.content, { type: preview.type, length: preview.content.length });
  }

  /** The original message. @throws ProblemError `not_found` */
  async original(id: string): Promise<StreamableFile> {
    return fileOf(`message-${id}.eml`, (await this.find(id)).raw);
  }

  private async find(id: string) {
    const message = isUUID(id)
      ? await this.manager.findOne(InboundMail, {
          select: { id: true, raw: true, sender: true, subject: true, receivedAt: true, fullText: true },
          where: { id },
        })
      : null;
    const found = message ?? (isUUID(id) ? await this.findAnswer(id) : null);
    if (!found) throw new ProblemError('not_found', 'There is no such message (any more)');
    return found;
  }

  private async findAnswer(id: string) {
    const answer = await this.manager.findOne(Answer, {
      select: { id: true, raw: true, subject: true, handedAt: true, sentAt: true, body: true },
      where: { id },
    });
    if (!answer?.raw || !answer.handedAt) return null;
    const { raw, subject, handedAt, sentAt, body: fullText } = answer;
    // The history names the author; From is our own address.
    return { id, raw, sender: null, subject, receivedAt: sentAt ?? handedAt, fullText };
  }
}

const fileNumber = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : -1);

/** A neutral type, so that no browser displays it; the response forbids sniffing. */
const fileOf = (name: string, content: Buffer): StreamableFile =>
  new StreamableFile(content, {
    type: 'application/octet-stream',
    disposition: `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded(name)}`,
    length: content.length,
  });

const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
