/**
 * Lines over ActiveMQ Artemis: {@link dev.jacquard.broker.artemis.Broker} is one in this process,
 * {@link dev.jacquard.broker.artemis.Counter} the desk's side, {@link
 * dev.jacquard.broker.artemis.ArtemisLine} the other one. Connections, encryption, users, limits
 * and what is kept are the broker's business; that a question counts once is ours.
 */
package dev.jacquard.broker.artemis;
