package dev.jacquard.broker.artemis;

import dev.jacquard.broker.line.Access;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import org.apache.activemq.artemis.api.core.TransportConfiguration;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ServerLocator;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyAcceptorFactory;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyConnectorFactory;
import org.apache.activemq.artemis.core.remoting.impl.netty.TransportConstants;

/** Connections over TCP, encrypted if there are keys. */
final class Transport {
  /** The port if none is told. */
  static final int USUAL_PORT = 7437;

  private static final long TIME_TO_LIVE = 30_000;

  /** How long the broker may take for something; then the connection is made anew. */
  private static final long CALL = 10_000;

  private Transport() {}

  static TransportConfiguration acceptor(String host, int port, Access access) {
    Map<String, Object> how = ends(host, port);
    how.put(TransportConstants.PROTOCOLS_PROP_NAME, "CORE");
    how.put(TransportConstants.USE_EPOLL_PROP_NAME, false);
    how.put(TransportConstants.USE_KQUEUE_PROP_NAME, false);
    access
        .stores()
        .ifPresent(
            stores -> {
              encrypt(how, stores);
              how.put(TransportConstants.NEED_CLIENT_AUTH_PROP_NAME, true);
            });
    return new TransportConfiguration(NettyAcceptorFactory.class.getName(), how, "lines");
  }

  /** A connection of which we say ourselves when it is made again. */
  static ServerLocator connector(String url, Access access) {
    URI address = URI.create(url);
    int port = address.getPort() < 0 ? USUAL_PORT : address.getPort();
    Map<String, Object> how = ends(address.getHost(), port);
    how.put(TransportConstants.USE_EPOLL_PROP_NAME, false);
    how.put(TransportConstants.USE_KQUEUE_PROP_NAME, false);
    access
        .stores()
        .ifPresent(
            stores -> {
              encrypt(how, stores);
              how.put(TransportConstants.VERIFY_HOST_PROP_NAME, false); // only trusted certificates
            });
    return locator(
        ActiveMQClient.createServerLocatorWithoutHA(
            new TransportConfiguration(NettyConnectorFactory.class.getName(), how)));
  }

  static ServerLocator locator(ServerLocator locator) {
    return locator
        .setReconnectAttempts(0)
        .setInitialConnectAttempts(1)
        .setConnectionTTL(TIME_TO_LIVE)
        .setClientFailureCheckPeriod(TIME_TO_LIVE / 2)
        .setCallTimeout(CALL)
        .setMinLargeMessageSize(Integer.MAX_VALUE)
        .setUseGlobalPools(false)
        .setThreadPoolMaxSize(4)
        .setScheduledThreadPoolMaxSize(1)
        .setBlockOnDurableSend(false)
        .setBlockOnNonDurableSend(false);
  }

  private static Map<String, Object> ends(String host, int port) {
    Map<String, Object> how = new HashMap<>();
    how.put(TransportConstants.HOST_PROP_NAME, host);
    how.put(TransportConstants.PORT_PROP_NAME, port);
    return how;
  }

  private static void encrypt(Map<String, Object> how, Access.Stores stores) {
    how.put(TransportConstants.SSL_ENABLED_PROP_NAME, true);
    how.put(TransportConstants.KEYSTORE_PATH_PROP_NAME, stores.keys().toString());
    how.put(TransportConstants.KEYSTORE_TYPE_PROP_NAME, "PKCS12");
    how.put(TransportConstants.KEYSTORE_PASSWORD_PROP_NAME, stores.password());
    how.put(TransportConstants.TRUSTSTORE_PATH_PROP_NAME, stores.trusted().toString());
    how.put(TransportConstants.TRUSTSTORE_TYPE_PROP_NAME, "PKCS12");
    how.put(TransportConstants.TRUSTSTORE_PASSWORD_PROP_NAME, stores.password());
    how.put(TransportConstants.ENABLED_PROTOCOLS_PROP_NAME, "TLSv1.3");
  }
}
