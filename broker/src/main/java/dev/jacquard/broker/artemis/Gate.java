package dev.jacquard.broker.artemis;

import dev.jacquard.broker.line.Access;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.Set;
import javax.security.auth.Subject;
import org.apache.activemq.artemis.core.security.CheckType;
import org.apache.activemq.artemis.core.security.Role;
import org.apache.activemq.artemis.spi.core.protocol.RemotingConnection;
import org.apache.activemq.artemis.spi.core.security.ActiveMQSecurityManager5;
import org.apache.activemq.artemis.spi.core.security.jaas.UserPrincipal;

/**
 * Who may do what at a broker in this process: the desk everything, others may ask questions and
 * get their answers. Where no user is asked for, whoever gets through is one of the others: they
 * have come over the loopback, or have shown a certificate.
 */
final class Gate implements ActiveMQSecurityManager5 {
  static final String DESK = "jacquard-desk";

  private static final String CALLER = "jacquard-caller";

  private final String secret;
  private final Optional<Access.User> user;

  /**
   * A gate.
   *
   * @param secret known to the desk in this process only
   */
  Gate(String secret, Optional<Access.User> user) {
    this.secret = secret;
    this.user = user;
  }

  @Override
  public Subject authenticate(
      String name, String password, RemotingConnection connection, String domain) {
    if (DESK.equals(name)) {
      return isSame(secret, password) ? subject(true) : null;
    }
    boolean fits =
        user.isEmpty() || user.get().name().equals(name) && isSame(user.get().password(), password);
    return fits ? subject(false) : null;
  }

  private static Subject subject(boolean desk) {
    Subject subject = new Subject();
    subject.getPrincipals().add(new UserPrincipal(desk ? DESK : CALLER)); // the broker looks for it
    return subject;
  }

  private static boolean isSame(String expected, String given) {
    return given != null
        && MessageDigest.isEqual(
            expected.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public boolean authorize(Subject subject, Set<Role> roles, CheckType check, String address) {
    if (subject == null) {
      return false;
    }
    if (subject.getPrincipals().contains(new UserPrincipal(DESK))) {
      return true;
    }
    return switch (check) {
      case SEND -> address.equals(Names.QUESTIONS.toString());
      case CONSUME,
          CREATE_ADDRESS,
          DELETE_ADDRESS,
          CREATE_NON_DURABLE_QUEUE,
          DELETE_NON_DURABLE_QUEUE ->
          address.startsWith(Names.ANSWERS);
      default -> false;
    };
  }

  @Override
  public boolean validateUser(String name, String password) {
    return authenticate(name, password, null, null) != null;
  }

  /** Without an address nobody may do anything. */
  @Override
  public boolean validateUserAndRole(
      String name, String password, Set<Role> roles, CheckType check) {
    return false;
  }
}
