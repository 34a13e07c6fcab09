package dev.jacquard.broker.artemis;

import dev.jacquard.broker.line.Carrier;
import org.apache.activemq.artemis.api.core.ActiveMQBuffer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientSession;

/** Messages whose bodies are bytes, and nothing that would have to be interpreted. */
final class Bodies {
  private Bodies() {}

  static ClientMessage message(ClientSession session, boolean durable, byte[] body) {
    if (body.length > Carrier.LONGEST) {
      throw new IllegalArgumentException("a message of " + body.length + " bytes is too long");
    }
    ClientMessage message = session.createMessage(durable);
    message.getBodyBuffer().writeBytes(body);
    return message;
  }

  /** Whether there is no more in it than one may send. */
  static boolean isShort(ClientMessage message) {
    return message.getBodySize() <= Carrier.LONGEST;
  }

  static byte[] of(ClientMessage message) {
    ActiveMQBuffer buffer = message.getDataBuffer();
    byte[] body = new byte[buffer.readableBytes()];
    buffer.readBytes(body);
    return body;
  }
}
