package dev.jacquard.broker.line;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How the ends of a line know that they may talk to each other.
 *
 * @param user who one is, if that is asked by a password
 * @param stores the keys, if lines are encrypted; then each side shows the other a certificate
 */
public record Access(Optional<User> user, Optional<Stores> stores) {
  /** Nobody is asked who he is: on one machine only. */
  public static final Access OPEN = new Access(Optional.empty(), Optional.empty());

  /** A user with a password. */
  public record User(String name, String password) {
    @Override
    public String toString() {
      return name;
    }
  }

  /**
   * Files in the format PKCS 12.
   *
   * @param keys the key and certificate of this side
   * @param trusted the certificates by which the other side is known
   * @param password of both files
   */
  public record Stores(Path keys, Path trusted, String password) {
    @Override
    public String toString() {
      return keys + " and " + trusted;
    }
  }

  /** Why a desk may not be reachable at an address with no more than this, if that is so. */
  public Optional<String> objection(String host) {
    return user.isPresent() || stores.isPresent() || isLoopback(host)
        ? Optional.empty()
        : Optional.of(
            "whoever reaches "
                + host
                + " could have programs run on every machine of the cluster: give --user and a"
                + " password, or --keys and --trusted for TLS with client certificates, or serve"
                + " this machine only (--bind 127.0.0.1)");
  }

  private static boolean isLoopback(String host) {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }
}
