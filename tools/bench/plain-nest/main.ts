import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '@mainstage/config/load';
import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PlainNestModule } from './plain-nest.module';

const config = loadConfig(['NODE_ENV', 'DATABASE_URL', 'WEBINAR_STARTS_AT', 'WEBINAR_SEATS']);
const app = await NestFactory.create(PlainNestModule.forConfig(config), { logger: ['error'] });
app.useGlobalPipes(new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: true }));
await app.listen(0, '127.0.0.1');
const { port } = (app.getHttpServer() as { address: () => AddressInfo }).address();
process.send?.(port);
