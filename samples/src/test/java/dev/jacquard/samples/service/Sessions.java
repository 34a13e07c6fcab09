package dev.jacquard.samples.service;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.ConcurrentHashMap;

/** The session that has expired is removed after a new one was stored in its place. */
class Sessions {
  private final ConcurrentHashMap<String, String> sessions = new ConcurrentHashMap<>();

  private void expire(String user) {
    if ("old".equals(sessions.get(user))) {
      sessions.remove(user);
    }
  }

  @EveryInterleaving
  void whoHasLoggedInStaysSo() throws InterruptedException {
    sessions.put("ada", "old");
    Thread cleaner = new Thread(() -> expire("ada"), "cleaner");
    cleaner.start();
    sessions.put("ada", "new");
    cleaner.join();
    assertNotNull(sessions.get("ada"));
  }
}
